import { Suspense, useEffect } from 'react';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { whenIdle } from '#client/lib/when-idle.ts';
import type { ModalProps } from './modal-frame.tsx';

export const ModalFrame = lazyPart(
  () => import('./modal-frame.tsx'),
  ({ ModalFrame }) => ModalFrame,
);

/** The shared frame of dialog, sheet and confirm dialog. Its code is there before anyone opens it. */
export function Modal(props: ModalProps) {
  useEffect(() => {
    const cancel = whenIdle(() => void ModalFrame.preload());
    return () => cancel();
  }, []);
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ModalFrame {...props} />
    </Suspense>
  );
}
