import { call } from '#platform/browser/api.ts';
import { notify } from '#ui/notify.ts';
import { Tabs } from '#ui/tabs.tsx';
import { answerMessage, type OfficeThread } from '../contract/support.ts';
import { firstNameOf, variablesLeft } from '../rules/canned-replies.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { CannedMenu } from './canned-replies/canned-menu.tsx';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useShowWritten } from './use-show-written.ts';

const { thread: texts } = officeSupportTexts;

/** The two things to write: what the person reads, and what they never see. Each keeps its own draft. */
export function WritingTabs({ thread }: { thread: OfficeThread }) {
  const show = useShowWritten(thread.id);
  const firstName = firstNameOf(thread.person.name, texts.thePerson);
  return (
    <Tabs
      label={texts.writing}
      tabs={[
        {
          value: 'reply',
          label: texts.replyTab,
          panel: (
            <ReplyForm
              id={thread.id}
              label={texts.reply}
              hint={[
                texts.toWhom(firstName),
                thread.merged_into && texts.writtenThere(thread.merged_into.subject),
                texts.replyHint[thread.mail_delivery],
              ]
                .filter(Boolean)
                .join(' ')}
              primary
              check={(body) => {
                const left = variablesLeft(body);
                return left.length > 0 ? texts.canned.left(left.join(', ')) : undefined;
              }}
              tools={(insert) => <CannedMenu name={thread.person.name} onInsert={insert} />}
              send={(body, client_key) =>
                call(answerMessage, { params: { id: thread.id }, body: { body, client_key } })
              }
              onSent={(changed) => {
                show(changed);
                notify.success(texts.sent, texts.sentBody);
              }}
            />
          ),
        },
        { value: 'note', label: texts.noteTab, panel: <NoteForm thread={thread} firstName={firstName} /> },
      ]}
    />
  );
}
