import "./node-1.js";
import { t as measure } from "./parts.js";
import { n as exitCode, t as gate } from "./gate.js";
import { t as Failure } from "./node-4.js";
// src/library/index.ts
async function asn(e,t={}){return measure(`asn`,async()=>(await import(`./asn.js`).then(e=>({asn:e.t}))).asn,e,t)}
async function changes(e,t={}){return await measure(`changes`,async()=>(await import(`./changes.js`).then(e=>({changes:e.t}))).changes,e,t)}
async function dns(e,t={}){return measure(`dns`,async()=>(await import(`./dns2.js`).then(e=>({dns:e.t}))).dns,e,t)}
async function email(e,t={}){return measure(`email`,async()=>(await import(`./email.js`).then(e=>({email:e.t}))).email,e,t)}
async function emailHeader(e,t={}){return measure(`email-header`,async()=>(await import(`./email-header.js`).then(e=>({emailHeader:e.t}))).emailHeader,e,t)}
async function exposure(e,t={}){return measure(`exposure`,async()=>(await import(`./exposure2.js`)).exposure,e,t)}
async function golive(e,t={}){return measure(`golive`,async()=>(await import(`./golive.js`).then(e=>({golive:e.t}))).golive,e,t)}
async function history(e,t={}){return await measure(`history`,async()=>(await import(`./history.js`).then(e=>({history:e.t}))).history,e,t)}
async function http(e,t={}){return measure(`http`,async()=>(await import(`./gate-25.js`).then(e=>({http:e.t}))).http,e,t)}
async function impersonation(e,t={}){return measure(`impersonation`,async()=>(await import(`./impersonation.js`).then(e=>({impersonation:e.t}))).impersonation,e,t)}
async function ip(e={},t={}){return measure(`ip`,async()=>(await import(`./ip.js`).then(e=>({ip:e.t}))).ip,e,t)}
async function lookalike(e,t={}){return measure(`lookalike`,async()=>(await import(`./lookalike.js`).then(e=>({lookalike:e.t}))).lookalike,e,t)}
async function owasp(e,t={}){return measure(`owasp`,async()=>(await import(`./owasp.js`).then(e=>({owasp:e.t}))).owasp,e,t)}
async function phishing(e,t={}){return measure(`phishing`,async()=>(await import(`./phishing.js`).then(e=>({phishing:e.t}))).phishing,e,t)}
async function pivot(e,t={}){return await measure(`pivot`,async()=>(await import(`./pivot.js`).then(e=>({pivot:e.t}))).pivot,e,t)}
async function port(e,t={}){return measure(`port`,async()=>(await import(`./port.js`).then(e=>({port:e.t}))).port,e,t)}
async function pqc(e,t={}){return measure(`pqc`,async()=>(await import(`./pqc.js`).then(e=>({pqc:e.t}))).pqc,e,t)}
async function propagation(e,t={}){return measure(`propagation`,async()=>(await import(`./propagation.js`).then(e=>({propagation:e.t}))).propagation,e,t)}
async function rdap(e,t={}){return measure(`rdap`,async()=>(await import(`./rdap.js`).then(e=>({rdap:e.t}))).rdap,e,t)}
async function reverseDns(e,t={}){return measure(`reverse-dns`,async()=>(await import(`./reverse-dns.js`).then(e=>({reverseDns:e.t}))).reverseDns,e,t)}
async function ssl(e,t={}){return measure(`ssl`,async()=>(await import(`./gate-12.js`).then(e=>({ssl:e.t}))).ssl,e,t)}
async function subdomains(e,t={}){return measure(`subdomains`,async()=>(await import(`./subdomains.js`).then(e=>({subdomains:e.t}))).subdomains,e,t)}

export { Failure, asn, changes, dns, email, emailHeader, exitCode, exposure, gate, golive, history, http, impersonation, ip, lookalike, owasp, phishing, pivot, port, pqc, propagation, rdap, reverseDns, ssl, subdomains };
