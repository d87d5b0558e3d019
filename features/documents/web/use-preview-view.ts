import { useState } from 'react';

/** The steps of zooming, in percent. */
const steps = [50, 75, 100, 125, 150, 200, 300, 400];

/** How a document is looked at: zoom in percent, quarter turns to the right. Each file starts afresh. */
export function usePreviewView() {
  const [zoom, setZoom] = useState(100);
  const [turns, setTurns] = useState(0);
  return {
    zoom,
    turns,
    zoomIn: () => setZoom((now) => steps.find((step) => step > now) ?? now),
    zoomOut: () => setZoom((now) => steps.findLast((step) => step < now) ?? now),
    zoomReset: () => setZoom(100),
    rotate: () => setTurns((now) => (now + 1) % 4),
    reset: () => {
      setZoom(100);
      setTurns(0);
    },
  };
}

export type PreviewView = ReturnType<typeof usePreviewView>;
