import { createContext, useContext } from 'react';

/** Attributes that connect a control inside a `Field` with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  required?: boolean | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** The surrounding field's attributes, to be spread on a custom control. Empty outside a field. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
