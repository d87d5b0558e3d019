import { expect, test } from 'vitest';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { offlinePageTexts } from '#features/site/texts/offline-page.ts';
import { aJourney } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();

test('a page that is not kept says that there is no connection, and opens once there is one', async () => {
  const page = await journey.aVisitor({ serviceWorkers: 'allow' });
  await signIn(page, { email: 'not-kept@example.com', name: 'Nora Notkept' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  await page.context().setOffline(true);
  await page.goto('/privacy?from=elsewhere');
  await page.getByRole('heading', { level: 1, name: offlinePageTexts.title }).waitFor();
  const again = page.getByRole('link', { name: offlinePageTexts.again });
  await expect.poll(() => again.getAttribute('href')).toBe('/privacy?from=elsewhere');
  await page.getByRole('link', { name: 'Visa Process' }).click();
  await page.getByRole('heading', { level: 1, name: guideTexts.title }).waitFor();

  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1, name: offlinePageTexts.title }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/privacy');
});
