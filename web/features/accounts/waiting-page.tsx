import { Loading } from '../../ui/skeleton.tsx';

/** A whole page of waiting: a moment before we know who is there. */
export function WaitingPage({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Loading label={label} />
    </main>
  );
}
