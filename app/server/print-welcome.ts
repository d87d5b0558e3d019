import type { Platform } from '#platform/server/platform.ts';

/** What the operator reads when the server is up. The setup key is printed once, at the first start. */
export function printWelcome(
  { env, identity, billing, scanner }: Platform,
  databaseSource: string,
  setupKey: string | undefined,
): void {
  const signIn =
    identity.mode === 'google' ? 'Google' : 'built-in (anyone on this machine can sign in as anyone)';
  const lines = [
    `Rumo is ready: ${env.publicUrl}`,
    `  sign-in   ${signIn}`,
    `  billing   ${billing.mode === 'stripe' ? stripeLine(billing) : 'built-in, in test mode: no money moves'}`,
    `  database  ${databaseSource}`,
    `  files     ${env.storageUrl ? 'bucket of STORAGE_URL' : `${env.dataDir}/files`}`,
    `  viruses   ${scanner.mode === 'clamd' ? 'clamd of CLAMAV_URL' : 'built-in: knows one test file and no virus'}`,
    `  e-mail    ${env.smtp ? 'mail server of SMTP_URL' : 'kept in the database, nothing is sent'}`,
  ];
  if (identity.signInWord)
    lines.push(
      `  Sign-in word, asked once of each browser: ${identity.signInWord}`,
      `  (or open ${env.publicUrl}/idp/word/${identity.signInWord})`,
    );
  if (setupKey) {
    lines.push(`  Admin Setup Key (shown once; enter it at ${env.publicUrl}/admin-setup)`, `  ${setupKey}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Without the secret every event is refused, and nobody who paid gets their plan until somebody looks. */
const stripeLine = ({ webhookSecret }: Platform['billing']) =>
  webhookSecret ? 'Stripe' : 'Stripe, but without STRIPE_WEBHOOK_SECRET its events are refused';
