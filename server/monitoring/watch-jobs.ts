/** The kind of the jobs that run the due checks of a domain, confirmations included; their key is the domain. */
export const watchJobs = "watch";
