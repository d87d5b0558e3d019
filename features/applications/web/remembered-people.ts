/** Kept in the browser, like everything of a person there wiped at sign-out. */
const key = 'rumo-people';

/** How many people this account had when this browser last knew it: that much room is kept free while they come. */
export function rememberedPeople(): number {
  try {
    return Number(localStorage.getItem(key));
  } catch {
    return 0;
  }
}

export function rememberPeople(count: number): void {
  try {
    localStorage.setItem(key, String(count));
  } catch {
    // Storage can be forbidden: the page then moves a little when the people are known.
  }
}
