import { Archive, Clock, MailCheck, MailX, Merge } from 'lucide-react';
import { NoteText } from '#features/notices/web/note-text.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import type { Icon } from '#ui/icon.ts';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import type { OfficeThread } from '../contract/support.ts';
import { firstNameOf } from '../rules/canned-replies.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { PrivateMark } from './private-mark.tsx';
import { Said } from './turn.tsx';
import { useWritesHere } from './writes-here.ts';
import { WritingTabs } from './writing-tabs.tsx';

const { noName, thread: texts } = officeSupportTexts;

type Turn =
  | ({ kind: 'reply' } & OfficeThread['replies'][number])
  | ({ kind: 'note' } & OfficeThread['notes'][number]);

/** What was said and noted, in its order, and the place to go on. What was merged is read, and what a person had begun to write there goes on in the other one. */
export function Conversation({ thread }: { thread: OfficeThread }) {
  const person = thread.person.name ?? noName;
  const firstName = firstNameOf(thread.person.name, texts.thePerson);
  const writes = useWritesHere(thread);
  const turns: Turn[] = [
    ...thread.replies.map((reply) => ({ kind: 'reply' as const, ...reply })),
    ...thread.notes.map((note) => ({ kind: 'note' as const, ...note })),
  ].sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  return (
    <Card aria-labelledby="support-conversation" className="grid min-w-0 grid-cols-1 gap-4 self-start">
      <CardHeader id="support-conversation" title={texts.conversation} />
      <ul className="grid grid-cols-1 gap-3">
        {thread.message && <Said who={person} at={thread.created_at} text={thread.message} tinted={false} />}
        {turns.map((turn) =>
          turn.kind === 'note' ? (
            <Said
              key={turn.id}
              who={turn.author_name ?? texts.byDeleted}
              at={turn.created_at}
              text={<NoteText text={turn.body} />}
              tinted={false}
              note
            >
              <PrivateMark firstName={firstName} />
            </Said>
          ) : (
            <Said
              key={turn.id}
              who={turn.author_name ?? (turn.from_staff ? texts.byDeleted : noName)}
              at={turn.created_at}
              text={turn.body}
              tinted={turn.from_staff}
            >
              {turn.mail && <MailMark mail={turn.mail} />}
              {turn.subject !== null && (
                <span className="inline-flex items-center gap-1.5 text-small text-muted">
                  <Merge aria-hidden="true" className="size-4 flex-none" />
                  {texts.merged(turn.subject)}
                </span>
              )}
            </Said>
          ),
        )}
      </ul>
      {writes && <WritingTabs thread={thread} />}
    </Card>
  );
}

const mailTexts = officeSupportTexts.thread.mail;

type Mail = NonNullable<OfficeThread['replies'][number]['mail']>;

const looks: Record<keyof typeof mailTexts, { tone: StatusTone; icon: Icon }> = {
  queued: { tone: 'todo', icon: Clock },
  smtp: { tone: 'done', icon: MailCheck },
  outbox: { tone: 'todo', icon: Archive },
  failed: { tone: 'bad', icon: MailX },
};

/** The delivery state of a reply's e-mail. */
function MailMark({ mail }: { mail: Mail }) {
  const state = mail.status === 'sent' ? (mail.delivered_by ?? 'outbox') : mail.status;
  return <StatusMark {...looks[state]}>{mailTexts[state]}</StatusMark>;
}
