import { type ComponentType, type ReactNode, use, useEffect, useState, useTransition } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type Coming<Props> = Promise<ComponentType<Props> | undefined>;

/** The code of a place, fetched once; undefined is what comes of a line that broke. */
interface Place<Props> {
  title: string;
  begin: () => Coming<Props>;
  coming?: Coming<Props>;
}

/**
 * What fills a place in a page, and whose code comes when it is first shown; a `Suspense` around it says what is there
 * meanwhile. Where it cannot be had the place says so under `title`, with `Try again`, and the rest of the page stays as it
 * is: `lazy` would put the page for what is broken in its place. What opens over the page has `lazy-part.tsx`.
 */
export function lazyPlace<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  title: string,
): (props: Props) => ReactNode {
  const begin = () =>
    load().then(
      (it) => it.default,
      () => undefined,
    );
  const place: Place<Props> = { title, begin };
  return (props) => <Fetched place={place} given={props} />;
}

function Fetched<Props extends object>({ place, given }: { place: Place<Props>; given: Props }): ReactNode {
  const [coming, setComing] = useState(() => {
    place.coming ??= place.begin();
    return place.coming;
  });
  const [trying, startTrying] = useTransition();
  const Loaded = use(coming);

  // A person who comes back to the place later has it asked for again.
  useEffect(
    () => () => {
      if (!Loaded && place.coming === coming) place.coming = undefined;
    },
    [Loaded, place, coming],
  );
  if (Loaded) return <Loaded {...given} />;

  function tryAgain() {
    place.coming = place.begin();
    const next = place.coming;
    startTrying(() => setComing(next));
  }
  return (
    <Alert
      tone="error"
      title={place.title}
      className="self-start"
      actions={
        <Button busy={trying} onClick={tryAgain}>
          {uiTexts.tryAgain}
        </Button>
      }
    >
      {uiTexts.notFetched.detail}
    </Alert>
  );
}
