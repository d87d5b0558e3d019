import { expect, test } from 'vitest';
import { focusIsOn, pressAndKeepFocus, tabTo } from '../support/by-keyboard.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();

test('on a phone, by keys alone: Standard is bought, set to end, and kept', async () => {
  const ruth = await journey.aVisitor({ viewport: phone });
  const heading = (name: string) => ruth.getByRole('heading', { level: 1, name }).waitFor();
  await signIn(ruth, { email: 'ruth@example.com', name: 'Ruth Abernathy' }, '/subscription');
  await heading('Choose Your Plan');
  await tabTo(ruth, 'Choose Standard');
  const opening = ruth.context().waitForEvent('page');
  await ruth.keyboard.press('Enter');
  const checkout = await opening;
  await checkout.getByRole('button', { name: 'Pay $99' }).waitFor();
  await tabTo(checkout, /^Pay \$99/);
  await checkout.keyboard.press('Enter');
  await checkout.getByText('You are on the Standard plan now.').waitFor();
  expect(await faultsEverywhere(checkout, [390])).toEqual([]);
  await checkout.close();

  await ruth.getByText('You are on the Standard plan.').waitFor();
  await tabTo(ruth, 'Cancel my plan');
  await pressAndKeepFocus(ruth, 'Enter');
  const dialog = ruth.getByRole('alertdialog', { name: 'Cancel your plan?' });
  await dialog.waitFor();
  expect(await faultsEverywhere(ruth, [390])).toEqual([]);
  // First away: Escape changes nothing, and leads back to where she was.
  await pressAndKeepFocus(ruth, 'Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusIsOn(ruth, 'Cancel my plan');
  await pressAndKeepFocus(ruth, 'Enter');
  await dialog.waitFor();
  await tabTo(ruth, 'Cancel my plan');
  await ruth.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await ruth.getByText(/^It ends on .* You keep everything until then/).waitFor();

  await tabTo(ruth, 'Keep my plan');
  await ruth.keyboard.press('Enter');
  await ruth.getByText(/^Next charge: \$99 on /).waitFor();
});
