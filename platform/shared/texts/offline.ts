/** What is said while there is no connection, and after it came back. */
export const offlineTexts = {
  title: 'You are offline.',
  detail: 'You can read everything; ticks are kept on this device and sent when you are back.',
  /** How old the lists on the screen are. */
  from: (when: string) => `From ${when}`,
  ticksWaiting: "Saved on this device. We'll send it when you're back online.",
} as const;
