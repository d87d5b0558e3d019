import { expect, test } from 'vitest';
import { focusIsOn, tabTo } from '../support/by-keyboard.ts';
import { aJourney } from '../support/journey.ts';
import { aPdf } from '../support/sample-files.ts';

const journey = aJourney();

test('Patricia does the whole of it without a mouse', async () => {
  const patricia = await journey.aVisitor();
  const keyboard = patricia.keyboard;
  const files = ['birth.pdf', 'lease.pdf'].map((name) => ({
    name,
    mimeType: 'application/pdf',
    buffer: aPdf(2),
  }));
  patricia.on('filechooser', (chooser) => chooser.setFiles(files));
  await patricia.goto('/dashboard');
  await patricia.getByRole('button', { name: 'Continue with Google' }).waitFor();

  await tabTo(patricia, 'Continue with Google');
  await keyboard.press('Enter');
  await patricia.getByLabel('Email').waitFor();
  await tabTo(patricia, 'Email');
  await keyboard.type('patricia@example.com');
  await tabTo(patricia, 'Name');
  await keyboard.type('Patricia Oyelaran');
  await keyboard.press('Enter');
  await patricia.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();

  await tabTo(patricia, 'Skip to main content');
  await tabTo(patricia, 'Profile');
  await keyboard.press('Enter');
  await patricia.getByRole('heading', { name: 'Personal Information' }).waitFor();
  await tabTo(patricia, 'Nationality (optional)');
  await keyboard.type('cote');
  await patricia.getByRole('option', { name: "Côte d'Ivoire" }).waitFor();
  await keyboard.press('Enter');
  await expect.poll(() => patricia.getByLabel('Nationality').inputValue()).toBe("Côte d'Ivoire");
  await tabTo(patricia, 'Save Profile');
  await keyboard.press('Enter');
  await patricia.getByText('50% Complete').waitFor();

  await keyboard.press('Control+Home');
  await patricia.getByRole('link', { name: 'Documents', exact: true }).first().focus();
  await keyboard.press('Enter');
  await patricia.getByText('Up to 10 MB each.').first().waitFor();
  await tabTo(patricia, 'Choose files for General Documents');
  await keyboard.press('Enter');
  const said = patricia.locator('[aria-live=polite].sr-only');
  await said.getByText('lease.pdf uploaded').waitFor({ state: 'attached' });

  await tabTo(patricia, 'Download: lease.pdf');
  const download = patricia.waitForEvent('download');
  await keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('lease.pdf');

  await tabTo(patricia, 'Delete: lease.pdf');
  await keyboard.press('Enter');
  const question = patricia.getByRole('alertdialog', { name: 'Delete Document' });
  await question.waitFor();
  await focusIsOn(patricia, 'Cancel');
  await keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await focusIsOn(patricia, 'Delete: lease.pdf');
  await keyboard.press('Enter');
  await question.waitFor();
  await tabTo(patricia, 'Delete');
  await keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await said.getByText('lease.pdf deleted').waitFor({ state: 'attached' });
  await focusIsOn(patricia, 'Delete: birth.pdf');
});
