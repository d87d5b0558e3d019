import type { Platform } from './platform/platform.ts';

/** What the operator reads when the server is up. The setup key is printed once, at the first start. */
export function printWelcome(
  { env, identity }: Platform,
  databaseSource: string,
  setupKey: string | undefined,
): void {
  const signIn =
    identity.mode === 'google' ? 'Google' : 'built-in (anyone on this machine can sign in as anyone)';
  const lines = [
    `Rumo is ready: ${env.publicUrl}`,
    `  sign-in   ${signIn}`,
    `  database  ${databaseSource}`,
    `  files     ${env.storageUrl ? 'bucket of STORAGE_URL' : `${env.dataDir}/files`}`,
    `  e-mail    ${env.smtp ? 'mail server of SMTP_URL' : 'kept in the database, nothing is sent'}`,
  ];
  if (setupKey) {
    lines.push(`  Admin Setup Key (shown once; enter it at ${env.publicUrl}/admin-setup)`, `  ${setupKey}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
