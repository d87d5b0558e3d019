/** How often a screen that is looked at says so, in seconds. */
export const presenceEverySeconds = 20;

/** How long one saying counts: two lost ones do not make a person vanish who is still there. */
export const presenceSeconds = 45;
