import type { ReactNode } from 'react';
import { AppFooter } from './app-footer.tsx';

export interface AppFrameProps {
  /** The header of the signed-in app, or the small one of the public pages. */
  header: ReactNode;
  /** One page, including its main region (`PageContainer`). */
  children: ReactNode;
}

/** Header, page, footer; the footer stays at the bottom of short pages. */
export function AppFrame({ header, children }: AppFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <div className="flex flex-1 flex-col makes-room-for-coach">
        {children}
        <AppFooter />
      </div>
    </div>
  );
}
