/** Words that phishing adds to an organisation's name; chosen by hand. The first ones are assumed to be the most frequent. */
export const commonBaits: readonly string[] =
  "login secure account verify support pay online my official kr app help service update".split(" ");

/** The same, less frequent. */
export const otherBaits: readonly string[] =
  "auth signin id bank card payment billing invoice wallet cash gift event shop store mall center cs gogaek customer mail webmail web mobile portal cloud info team group global korea asia usa eu uk corp inc co www m security safe alert notice confirm recovery reset password kyc refund delivery track parcel tax gov member club points reward coupon free promo sale deal vip admin access business confirmation download enroll find install payments register registration services signup sso ssl summary user verification view".split(
    " ",
  );
