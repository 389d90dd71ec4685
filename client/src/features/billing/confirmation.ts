/** What became of a card that was given: paid, refused, or on the way to the page of a bank. */
export type Confirmation =
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'leaving' };

/** Confirms the payment with what stands in the card form; told once the form is there. */
export type Confirm = () => Promise<Confirmation>;

export interface CardFieldsProps {
  /** Once the form can be filled in. */
  readonly onReady: (confirm: Confirm) => void;
  readonly onLoadError: () => void;
}
