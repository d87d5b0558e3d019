/** `refused`: it answered anything but a text; `unreachable`: it did not answer. */
export type PetServiceAnswer =
  | { kind: 'answered'; text: string }
  | { kind: 'refused' }
  | { kind: 'unreachable'; cause: unknown };

/** A user waits for it. */
const longestWait = 20_000;
/** Bytes of an answer; a chat's is never longer. */
const largestAnswer = 64 * 1024;
/** Characters of it that are shown. */
const longestText = 4_000;

/**
 * Asks the pet service at `url`. Only the question leaves. The answer is foreign text, to be shown as text only. Redirects
 * are not followed: they could lead into our own network.
 */
export async function askPetService(
  url: string,
  question: string,
  wait = longestWait,
): Promise<PetServiceAnswer> {
  try {
    const response = await fetch(`${url}/call/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ data: [{ text: question, files: [] }, [], null, null, null] }),
      redirect: 'manual',
      signal: AbortSignal.timeout(wait),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'refused' };
    }
    const text = firstOf(await readUpTo(response, largestAnswer));
    return text ? { kind: 'answered', text } : { kind: 'refused' };
  } catch (cause) {
    return { kind: 'unreachable', cause };
  }
}

async function readUpTo(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > most) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns `data[0]` when it is a text. */
function firstOf(body: string): string | undefined {
  const parsed = parse(body);
  const data = typeof parsed === 'object' && parsed !== null && 'data' in parsed ? parsed.data : undefined;
  const first: unknown = Array.isArray(data) ? data[0] : undefined;
  return typeof first === 'string' ? first.trim().slice(0, longestText) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
