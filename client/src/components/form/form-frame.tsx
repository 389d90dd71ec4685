import type { ComponentProps } from 'react';
import { pasteOnOneLine } from './single-line-paste.ts';

export interface FormFrameProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit?: (() => void) | undefined;
}

/**
 * The element of every form: the page stays when it is submitted. Bare it serves what isn't stored, such
 * as a search or a filter; `Form` is for what is.
 */
export function FormFrame({ onSubmit, ...rest }: FormFrameProps) {
  return (
    <form
      noValidate
      onPaste={pasteOnOneLine}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    />
  );
}
