import { SignOutQuestion, type SignOutQuestionProps } from '#features/accounts/web/sign-out-question.tsx';
import { isUnderWay } from './upload/upload-item.ts';
import { useUploads } from './upload/uploads.tsx';

/** Confirms a sign-out that would lose unsaved text or a running upload. */
export function LeaveUnsaved(props: Omit<SignOutQuestionProps, 'uploading'>) {
  const { items } = useUploads();
  return <SignOutQuestion {...props} uploading={items.some(isUnderWay)} />;
}
