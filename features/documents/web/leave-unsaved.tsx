import { SignOutQuestion, type SignOutQuestionProps } from '#features/accounts/web/sign-out-question.tsx';
import { isUnderWay } from './upload/upload-item.ts';
import { useUploads } from './upload/uploads.tsx';

/** Before an applicant's sign-out that would lose what was typed, or a file on its way. */
export function LeaveUnsaved(props: Omit<SignOutQuestionProps, 'uploading'>) {
  const { items } = useUploads();
  return <SignOutQuestion {...props} uploading={items.some(isUnderWay)} />;
}
