import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { notify } from '#ui/notify.ts';
import { listViews, type OfficeView, removeView, renameView, saveView, type ViewList } from '../contract.ts';
import { officeViewTexts as texts } from '../texts/office-views.ts';

const viewsKey = (list: ViewList) => ['views', list] as const;

/** The user's saved views of a list, in their order. */
export function useViews(list: ViewList): OfficeView[] {
  const { data } = useQuery({
    queryKey: viewsKey(list),
    queryFn: ({ signal }) => call(listViews, { query: { list } }, { signal }),
  });
  return data?.views ?? [];
}

/**
 * A new view. `id` is generated once per form, which makes the request idempotent. `position` restores a removed one.
 */
export interface NewView {
  id: string;
  name: string;
  params: string;
  position?: number;
}

/**
 * Mutations that save, rename and remove views; each calls `changed`, for dependent counts. A form shows its own
 * refusals.
 */
export function useViewChanges(list: ViewList, changed: () => void) {
  const client = useQueryClient();
  const onSettled = async () => {
    await client.invalidateQueries({ queryKey: viewsKey(list) });
    changed();
  };
  const save = useMutation({
    mutationFn: (view: NewView) => call(saveView, { body: { list, ...view } }),
    onSettled,
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(renameView, { params: { id }, body: { name } }),
    onSettled,
  });
  const restore = (view: OfficeView) =>
    save.mutate(view, {
      onSuccess: ({ name }) => notify.success(texts.restored(name)),
      onError: (error) => notify.error(texts.failed, error.message),
    });
  const remove = useMutation({
    mutationFn: ({ id }: OfficeView) => call(removeView, { params: { id } }),
    onSuccess: (_, view) =>
      notify.success(texts.removed(view.name), undefined, { label: texts.undo, run: () => restore(view) }),
    onError: (error) => notify.error(texts.notRemoved, error.message),
    onSettled,
  });
  return { save, rename, remove };
}
