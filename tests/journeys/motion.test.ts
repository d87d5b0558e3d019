import { expect, test } from 'vitest';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { nifActions } from '#features/guide/texts/guide-nif.ts';
import { aJourney } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** The one celebration of the guide, a tile that turns to gold, and what is left of it for those who asked for calm. */
const journey = aJourney();

interface Motion {
  duration: number;
  property: string;
}

async function motionsOfFinishingStep(reducedMotion: 'reduce' | 'no-preference'): Promise<Motion[]> {
  const page = await journey.aVisitor({ reducedMotion });
  await page.addInitScript(() => {
    const motions: Motion[] = [];
    Object.assign(window, { motions });
    const note = () => {
      for (const one of document.getAnimations())
        motions.push({
          duration: Number(one.effect?.getTiming().duration),
          property: one instanceof CSSTransition ? one.transitionProperty : 'keyframes',
        });
    };
    document.addEventListener('transitionrun', note, true);
    document.addEventListener('animationstart', note, true);
  });
  await signIn(page, { email: `${reducedMotion}@example.com`, name: 'Calm Reader' });
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await page.goto('/visa-process');
  const items = guideItems['nif-number'];
  for (const [at, id] of items.entries()) {
    const { title: name } = nifActions[id];
    await page.getByRole('checkbox', { name }).click();
    // The rows move where motion is allowed: the next press waits until this one has shown. The last closes the card.
    if (at < items.length - 1) await page.getByRole('checkbox', { name, checked: true }).waitFor();
  }
  await page.getByText('1 of 6 steps completed', { exact: true }).waitFor();
  const motions = await page.evaluate(() => (window as unknown as { motions: Motion[] }).motions);
  await page.context().close();
  return motions;
}

test('finishing a step turns its tile in 400 ms', async () => {
  expect(await motionsOfFinishingStep('no-preference')).toContainEqual({
    duration: 400,
    property: 'transform',
  });
});

test('nothing moves for people who asked their device for less motion: the tile fades to gold', async () => {
  const long = (await motionsOfFinishingStep('reduce')).filter(({ duration }) => duration > 1);
  expect(new Set(long.map(({ duration, property }) => `${property} in ${duration} ms`))).toEqual(
    new Set(['opacity in 220 ms']),
  );
});
