import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { acceptFor } from '#features/documents/rules/documents.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { aHeic } from '../support/a-heic.ts';
import { actionOn, chooseGeneral, generalDocuments, lineOf } from '../support/documents-page.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { sidewaysScroll } from '../support/page-checks.ts';
import { aPng } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();
let harold: Page;
beforeAll(async () => {
  harold = await journey.aVisitor({ viewport: phone, hasTouch: true, isMobile: true });
  await signIn(harold, { email: 'harold@example.com', name: 'Harold Nguyen' }, '/documents');
});

const heic = (name: string, buffer = aHeic()) => ({ name, mimeType: 'image/heic', buffer });

test('without an application the page says what to do', async () => {
  await harold.getByRole('heading', { name: 'No Application Found' }).waitFor();
  await harold.getByText('You need to complete your profile setup before accessing documents.').waitFor();
  await harold.getByRole('link', { name: 'Go to Dashboard' }).tap();
  await harold.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await harold.goto('/documents');
  await generalDocuments(harold).getByRole('button', { name: 'Choose files' }).waitFor();
});

test('a photo can be taken on the spot', async () => {
  const chooser = harold.waitForEvent('filechooser');
  await generalDocuments(harold).getByRole('button', { name: 'Take a photo' }).tap();
  const input = (await chooser).element();
  await expect.poll(() => input.getAttribute('capture')).toBe('environment');
  await expect.poll(() => input.getAttribute('accept')).toBe('image/jpeg');
  const offered = acceptFor(['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx']);
  const pickers = harold.locator('input[type=file]:not([capture])');
  const accepted = () =>
    pickers.evaluateAll((inputs: HTMLInputElement[]) => [...new Set(inputs.map((one) => one.accept))]);
  await expect.poll(accepted).toEqual([offered]);
});

test('an iPhone photo becomes a JPG, the right way up', async () => {
  await chooseGeneral(harold, [heic('IMG_2041.HEIC')]);
  await lineOf(harold, 'IMG_2041.jpg').getByText(documentTexts.upload.madeJpg).waitFor();
  await actionOn(harold, 'IMG_2041.jpg', 'View').tap();
  const picture = harold.getByRole('img', { name: 'Picture: IMG_2041.jpg' });
  await picture.waitFor();
  const corners = () =>
    picture.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const at = (x: number, y: number) => [
        ...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []),
      ];
      const bright = ([r = 0, g = 0, b = 0]: number[]) =>
        [r, g, b].map((value) => (value > 128 ? 1 : 0)).join('');
      const [left, right, top, low] = [5, width - 6, 5, height - 6];
      if (width === 0) return [];
      return [at(left, top), at(right, top), at(left, low), at(right, low)].map(bright);
    });
  // Blue and red above, white and green below: the sensor saw them lying on their side.
  await expect.poll(corners).toEqual(['001', '100', '111', '010']);
  await harold.keyboard.press('Escape');
});

test('a photo that nobody can read is refused with what to do', async () => {
  await chooseGeneral(harold, [heic('IMG_1.HEIC', Buffer.from('no photo'))]);
  await lineOf(harold, 'IMG_1.HEIC').getByText('File type not allowed').waitFor();
  await lineOf(harold, 'IMG_1.HEIC').getByText(documentTexts.errors.iphonePhotoHelp).waitFor();
  await actionOn(harold, 'IMG_1.HEIC', 'Remove from this list').tap();
});

test('a picture over 5 MB is offered as a smaller copy, and one over the limit too', async () => {
  await chooseGeneral(harold, [
    { name: 'scan.png', mimeType: 'image/png', buffer: aPng(2500) },
    { name: 'poster.png', mimeType: 'image/png', buffer: aPng(3400) },
  ]);
  await lineOf(harold, 'scan.png').getByText('The official portal advises files under 5 MB').waitFor();
  await actionOn(harold, 'scan.png', 'Make a smaller copy').tap();
  await actionOn(harold, 'scan-smaller.jpg', 'View').waitFor();
  // The original stays, and there is no second offer.
  await actionOn(harold, 'scan.png', 'View').waitFor();
  expect(await actionOn(harold, 'scan.png', 'Make a smaller copy').count()).toBe(0);

  await lineOf(harold, 'poster.png').getByText('File size must be less than 10MB').waitFor();
  await actionOn(harold, 'poster.png', 'Make a smaller copy').tap();
  await actionOn(harold, 'poster-smaller.jpg', 'View').waitFor();
  expect(await faultsEverywhere(harold)).toEqual([]);
  await harold.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(harold)).toBe(0);
});
