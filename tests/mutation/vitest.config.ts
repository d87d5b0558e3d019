import { defineConfig } from 'vitest/config';

/** The tests that hold the guards listed in `stryker.config.json`, one file after another as the mutants need them. */
export default defineConfig({
  test: {
    include: [
      '{app/server,platform/server/http}/{authenticate,check-policy,policy,refusals}.test.ts',
      'features/accounts/server/{refresh-session,token-limits}.test.ts',
      'features/documents/server/{archive,documents-security,links,links-signature,upload-body,upload-content}.test.ts',
      'features/reviews/server/openings.test.ts',
      'platform/server/{client-address,rate-limit}.test.ts',
      'platform/shared/{return-path,session-limits}.test.ts',
    ],
    globalSetup: ['tests/support/postgres-server.ts'],
    setupFiles: ['tests/support/fail-on-noise.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
