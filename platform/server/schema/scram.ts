import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';

const iterations = 4096;

/**
 * What PostgreSQL stores of a password (RFC 5802, SCRAM-SHA-256). Made here, so that the password itself never stands
 * in a statement that the server may log. The salt follows from the password, so that setting it again changes nothing.
 */
export function scramVerifier(password: string): string {
  const salt = createHash('sha256').update(`salt ${password}`).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`;
}
