import type { Page } from 'playwright-core';

/**
 * What would move, or does: everything whose transition or animation takes more than a thousandth of a second. What fades
 * stays where it is.
 */
export function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      const { transitionDuration, transitionProperty, animationDuration, animationName } =
        getComputedStyle(element);
      const moves = transitionProperty !== 'opacity' && longest(transitionDuration) > 0.001;
      const runs = animationName !== 'none' && longest(animationDuration) > 0.001;
      if (moves || runs) found.add(`${element.tagName.toLowerCase()}.${element.getAttribute('class')}`);
    }
    for (const { effect, playState } of document.getAnimations())
      if (playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
        found.add('an animation of script');
    for (const film of document.querySelectorAll('video')) if (!film.paused) found.add('a film');
    return [...found];
  });
}
