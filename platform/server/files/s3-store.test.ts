import { expect, test } from 'vitest';
import { parseStorageUrl } from './s3-store.ts';

test('a storage address names key, secret, host and bucket', () => {
  expect(parseStorageUrl('s3://key:a%2Fb@s3.example.com/papers?region=eu-west-3')).toEqual({
    bucket: 'papers',
    config: {
      endpoint: 'https://s3.example.com',
      region: 'eu-west-3',
      forcePathStyle: true,
      credentials: { accessKeyId: 'key', secretAccessKey: 'a/b' },
    },
  });
});

test('without a key the surroundings of the machine provide one, and plain HTTP must be asked for', () => {
  const { config } = parseStorageUrl('s3://127.0.0.1:9000/papers?tls=no');
  expect(config.credentials).toBeUndefined();
  expect(config.endpoint).toBe('http://127.0.0.1:9000');
});

test.each(['s3://bucket', 's3:///bucket', 's3://key:secret@host/', 's3://host/a/b', 's3://host/UPPER'])(
  '%s is refused',
  (storageUrl) => {
    expect(() => parseStorageUrl(storageUrl)).toThrow('STORAGE_URL');
  },
);
