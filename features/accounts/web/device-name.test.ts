import { expect, test } from 'vitest';
import { deviceOf } from './device-name.ts';

test('devices go by the names their owners use', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  expect(deviceOf(`${windows} Chrome/156.0 Safari/537.36 Edg/156.0`)).toEqual({
    browser: 'Edge',
    system: 'Windows',
  });
  expect(deviceOf(`${windows} Chrome/156.0 Safari/537.36`).browser).toBe('Chrome');
  expect(deviceOf(`${iphone} Version/19.0 Mobile/15E148 Safari/604.1`)).toEqual({
    browser: 'Safari',
    system: 'iPhone',
  });
  expect(deviceOf('Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0')).toEqual({
    browser: 'Firefox',
    system: 'Android',
  });
});

test('what says nothing of itself gets no name', () => {
  expect(deviceOf(null)).toEqual({ browser: undefined, system: undefined });
  expect(deviceOf('curl/8.5')).toEqual({ browser: undefined, system: undefined });
});
