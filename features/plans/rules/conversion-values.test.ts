import { expect, test } from 'vitest';
import { conversionTypes } from '#features/traffic/rules/traffic.ts';
import { conversionValue } from './conversion-values.ts';

test('a subscription is worth its first month, and nothing else is worth anything', () => {
  expect(conversionValue('subscription_started', 'standard')).toEqual({ amount: 99, currency: 'USD' });
  expect(conversionValue('subscription_started', 'premium')).toEqual({ amount: 149, currency: 'USD' });
  expect(conversionValue('subscription_started', 'basic')).toBeUndefined();
  expect(conversionValue('subscription_started')).toBeUndefined();
  for (const type of conversionTypes.filter((name) => name !== 'subscription_started'))
    expect(conversionValue(type, 'premium')).toBeUndefined();
});
