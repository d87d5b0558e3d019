import { expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { aDatabase } from '#tests/support/database.ts';
import { bringItemIds, bringItemsFor, inListOrder, tellsOf } from './rules.ts';

const { root } = aDatabase();

/** Ids of what the register says to everybody, or at one consulate as well. */
const registered = async (consulate?: string) =>
  (await root.selectFrom('facts').select(['id', 'consulate']).where('id', 'like', 'hand-in-%').execute())
    .filter((fact) => fact.consulate === null || fact.consulate === consulate)
    .map(({ id }) => id);

test('every item has its source in the register', async () => {
  const facts = (await root.selectFrom('facts').select('id').execute()).map(({ id }) => id);
  for (const id of bringItemIds)
    expect(
      facts.some((fact) => tellsOf(fact, id)),
      id,
    ).toBe(true);
});

test('certificates and consents are for whom they concern', async () => {
  const facts = await registered();
  const alone = bringItemsFor({ couple: false, child: false, facts });
  expect(alone.slice(0, 2)).toEqual(['bring-form', 'bring-photos']);
  expect(alone).not.toContain('bring-marriage');
  expect(alone).not.toContain('bring-parent');
  expect(bringItemsFor({ couple: true, child: false, facts })).toContain('bring-marriage');
  const child = bringItemsFor({ couple: false, child: true, facts });
  expect(child).toEqual(expect.arrayContaining(['bring-child-birth', 'bring-parent']));
});

test('what one consulate asks for is shown there alone', async () => {
  const at = async (consulate?: string) =>
    bringItemsFor({ couple: false, child: false, facts: await registered(consulate) });
  expect(await at('New Bedford')).toContain('bring-travel');
  expect(await at('San Francisco')).not.toContain('bring-travel');
  expect(bringItemsFor({ couple: true, child: true, facts: [] })).toEqual([]);
});

test('one order for the papers and the rest: the form before the passport, the consent behind the record', () => {
  const bring = ['bring-form', 'bring-consent', 'bring-nif'] as const;
  const [passport, record, ...others] = requiredDocuments;
  expect(inListOrder(requiredDocuments, bring)).toEqual([
    'bring-form',
    passport,
    record,
    'bring-consent',
    ...others,
    'bring-nif',
  ]);
  expect(inListOrder([], bring)).toEqual(bring);
});
