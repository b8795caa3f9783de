/** How many passkeys a person may have: a device each, and some to spare. */
export const PASSKEYS_MAX = 10;
