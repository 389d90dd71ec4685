import type Stripe from 'stripe';

/* Parameter types of requests to Stripe, under the payments sandbox's operation names. */
export type CustomerCreate = Stripe.CustomerCreateParams;
export type CustomerDelete = Stripe.CustomerDeleteParams;
export type ProductCreate = Stripe.ProductCreateParams;
export type ProductList = Stripe.ProductListParams;
export type PriceCreate = Stripe.PriceCreateParams;
export type PriceList = Stripe.PriceListParams;
export type SubscriptionCreate = Stripe.SubscriptionCreateParams;
export type SubscriptionRetrieve = Stripe.SubscriptionRetrieveParams;
export type SubscriptionList = Stripe.SubscriptionListParams;
export type SubscriptionUpdate = Stripe.SubscriptionUpdateParams;
export type SubscriptionCancel = Stripe.SubscriptionCancelParams;
export type InvoiceRetrieve = Stripe.InvoiceRetrieveParams;
export type InvoicePreview = Stripe.InvoiceCreatePreviewParams;
export type InvoicePaymentList = Stripe.InvoicePaymentListParams;
export type PaymentIntentRetrieve = Stripe.PaymentIntentRetrieveParams;
export type DisputeList = Stripe.DisputeListParams;
export type RefundCreate = Stripe.RefundCreateParams;
export type RefundList = Stripe.RefundListParams;
export type EventList = Stripe.EventListParams;
export type PortalSessionCreate = Stripe.BillingPortal.SessionCreateParams;
