import { expect, test } from 'vitest';
import { cardLines, clerkCardFields, clerkCardIds, groupOfCard, isNif, spacedNif } from './rules.ts';

test('a card shows what is known as it is written in Portugal, and leaves a line for the rest', () => {
  const details = { name: 'Ruth Abernathy', passport: '2027-12-31', address: ' ', appointment: null };
  expect(cardLines('notary', details)).toEqual([
    { field: 'name', value: 'Ruth Abernathy' },
    { field: 'passport', value: '31/12/2027' },
  ]);
  expect(cardLines('junta', { ...details, nif: '123456789' })).toEqual([
    { field: 'name', value: 'Ruth Abernathy' },
    { field: 'nif', value: '123\u00a0456\u00a0789' },
    { field: 'address', value: undefined },
  ]);
  expect(cardLines('slowly', details)).toEqual([]);
});

test('a NIF with a wrong digit is noticed', () => {
  for (const good of ['123456789', '123 456 789', 'PT 501 964 843']) expect(isNif(good), good).toBe(true);
  for (const bad of ['123456788', '213456789', '12345678', '1234567890', 'ABC', ''])
    expect(isNif(bad)).toBe(false);
  expect(spacedNif('12345')).toBe('12345');
});

test('every card stands in one group, and has its fields', () => {
  expect(new Set(clerkCardIds).size).toBe(clerkCardIds.length);
  expect(Object.keys(clerkCardFields).sort()).toEqual([...clerkCardIds].sort());
  expect(groupOfCard('junta')).toBe('papers');
});
