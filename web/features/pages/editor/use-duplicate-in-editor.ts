import { useState } from 'react';
import { useNavigate } from 'react-router';
import { duplicatePage } from '#domain/contracts/landing-pages.ts';
import { officePageTexts } from '#domain/texts/office-pages.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { newKey } from '../../../lib/new-key.ts';
import { notify } from '../../../ui/notify.ts';

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
