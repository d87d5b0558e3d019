import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { formatWhen } from '#platform/browser/format.ts';
import { type SignOutScope, signOut } from '#platform/browser/session.ts';
import { wouldLoseSomething } from '#platform/browser/unsaved-changes.ts';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { endSession, listSessions } from '../contract/accounts.ts';
import { accountTexts } from '../texts/accounts.ts';
import { profileTexts } from '../texts/profiles.ts';
import { deviceName } from './device-name.ts';

const texts = profileTexts.sessions;

interface SessionsCardProps {
  /** Asks before a sign-out that would lose something. */
  question: ComponentType<{ action: string; onLeave: () => void; onStay: () => void }>;
}

/** Every device that is signed in, and the ways to end one, all others, or all. */
export function SessionsCard({ question: Question }: SessionsCardProps) {
  const sessions = useSessions();
  const end = useEndSession();
  const [ending, setEnding] = useState<SignOutScope>();
  const [asking, setAsking] = useState(false);
  async function endAll(scope: SignOutScope) {
    setAsking(false);
    setEnding(scope);
    await signOut(scope);
    setEnding(undefined);
    if (scope === 'others') await sessions.refetch();
  }
  const several = (sessions.data?.length ?? 0) > 1;
  return (
    <FoldingCard aria-labelledby="sessions-title" className="grid content-start gap-4">
      <CardHeader id="sessions-title" title={texts.title} />
      <QueryView query={sessions} loading={texts.loading} skeleton="h-16" failed={texts.loadFailed} silent>
        {(devices) => (
          <ul className="divide-y divide-line">
            {devices.map((session) => (
              <li key={session.id} className="grid justify-items-start gap-0.5 py-3 first:pt-0">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                  {deviceName(session.user_agent)}
                  {session.is_current && <Tag tone="outline">{texts.current}</Tag>}
                </span>
                <span className="text-small text-muted">
                  {texts.lastSeen(formatWhen(session.last_seen_at))}
                </span>
                {!session.is_current && (
                  <Button
                    variant="quiet"
                    className="px-0!"
                    busy={end.isPending && end.variables === session.id}
                    onClick={() => end.mutate(session.id, { onError: failed })}
                  >
                    {texts.end}
                    <VisuallyHidden>: {deviceName(session.user_agent)}</VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <p className="text-small text-muted">{texts.explain}</p>
      <div className="flex flex-wrap gap-3">
        {several && (
          <Button busy={ending === 'others'} onClick={() => void endAll('others')}>
            {accountTexts.signOut.elsewhere}
          </Button>
        )}
        <Button
          busy={ending === 'global'}
          onClick={async () => ((await wouldLoseSomething()) ? setAsking(true) : void endAll('global'))}
        >
          {accountTexts.signOut.everywhere}
        </Button>
      </div>
      {asking && (
        <Suspense>
          <Question
            action={accountTexts.signOut.everywhere}
            onLeave={() => void endAll('global')}
            onStay={() => setAsking(false)}
          />
        </Suspense>
      )}
    </FoldingCard>
  );
}

function failed(error: Error) {
  notify.error(accountTexts.signOut.failed.title, error.message);
}

const sessionsKey = ['accounts', 'sessions'] as const;

/** Where this person is signed in. */
function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
  });
}

/** Signs out one other device. */
function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
