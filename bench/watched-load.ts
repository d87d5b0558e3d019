import autocannon from 'autocannon';

/** Sends as `options` say and tells of every answer: its status and the milliseconds it took. */
export function watchedLoad(
  options: autocannon.Options,
  answered: (status: number, milliseconds: number) => void,
): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, status, _bytes, milliseconds) => answered(status, milliseconds));
  });
}
