import { expect, test } from 'vitest';
import { adsImageHosts, conversionAddress } from './advertising.ts';

test('a conversion is worth 1 US dollar, under the configured account and label', () => {
  const address = new URL(conversionAddress('AW-123456789/AbC-D_efG'));
  expect(address.origin).toBe(adsImageHosts[0]);
  expect(address.pathname).toBe('/pagead/conversion/123456789/');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    label: 'AbC-D_efG',
    value: '1',
    currency_code: 'USD',
    guid: 'ON',
    script: '0',
  });
});
