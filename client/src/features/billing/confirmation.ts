/** The outcome of a card payment: paid, refused, or redirecting to a bank's page. */
export type Confirmation =
  | { readonly kind: 'paid' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'leaving' };

/** Confirms the payment with the card form's data; available once the form is ready. */
export type Confirm = () => Promise<Confirmation>;

export interface CardFieldsProps {
  /** Called once the form can be filled in. */
  readonly onReady: (confirm: Confirm) => void;
  readonly onLoadError: () => void;
}
