import { Component, type ReactNode, Suspense } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { guideTexts } from '../texts/guide.ts';

/** The inside of a step while its code comes, and when it does not: the other cards stay usable. */
export class StepInside extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { title, detail } = guideTexts.stepFailed;
    if (this.state.failed)
      return (
        <Alert
          tone="error"
          title={title}
          actions={<Button onClick={() => location.reload()}>{uiTexts.tryAgain}</Button>}
        >
          {detail}
        </Alert>
      );
    return (
      <Suspense fallback={<Loading label={guideTexts.loadingStep} />}>
        <div className="grid gap-6">{this.props.children}</div>
      </Suspense>
    );
  }
}
