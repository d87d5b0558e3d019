import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '#platform/browser/api.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { notify } from '#ui/notify.ts';
import { duplicatePage } from '../../contract/landing-pages.ts';
import { officePageTexts } from '../../texts/office-pages.ts';

const { done, errors } = officePageTexts;

/** Copies the page that is edited, once however often it is pressed, and opens the copy. */
export function useDuplicateInEditor(pageId: string) {
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const [busy, setBusy] = useState(false);

  async function duplicate() {
    setBusy(true);
    try {
      const copy = await call(duplicatePage, { params: { id: pageId }, body: { client_key: key } });
      notify.success(done.duplicated);
      await navigate(`/admin/landing-pages/${copy.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(errors.duplicating, error.message);
    } finally {
      setBusy(false);
    }
  }

  return { duplicate, busy };
}
