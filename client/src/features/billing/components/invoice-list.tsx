import { Badge } from '#client/components/ui/badge.tsx';
import { instantDayWords } from '#client/lib/dates.ts';
import { moneyWords } from '#client/lib/money.ts';
import type { BillingInvoice } from '#shared/contract/billing.ts';
import { invoiceLabel, reasonWords } from '../billing-messages.ts';

/** All invoices, newest first, each with its receipt or a link to pay it. */
export function InvoiceList({ invoices }: { invoices: readonly BillingInvoice[] }) {
  return (
    <section aria-labelledby="invoices-title" className="mt-12">
      <h2 id="invoices-title" className="mb-4 font-display text-2xl font-semibold">
        Invoices
      </h2>
      {invoices.length === 0 ? (
        <p className="text-muted">Your invoices will be here after your first payment.</p>
      ) : (
        <ul className="border-t border-line">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </section>
  );
}

function InvoiceRow({ invoice }: { invoice: BillingInvoice }) {
  const { label, tone } = invoiceLabel(invoice);
  const day = instantDayWords(invoice.createdAt);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 md:grid-cols-[10rem_1fr_6.5rem_8.5rem_4.5rem]">
      <span className="figures font-medium">{day}</span>
      <span className="text-muted max-md:row-start-2">{reasonWords(invoice)}</span>
      <span className="figures text-right font-medium max-md:col-start-2 max-md:row-start-1">
        {moneyWords(invoice.totalCents)}
      </span>
      <span className="max-md:row-start-2 max-md:text-right">
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className="max-md:col-span-2 max-md:empty:hidden md:text-right">
        {invoice.url && (
          <a
            href={invoice.url}
            className="text-link"
            aria-label={`${linkWords(invoice)}${invoice.status === 'open' ? ' the invoice' : ''} of ${day}`}
            rel="noreferrer"
          >
            {linkWords(invoice)}
          </a>
        )}
      </span>
    </li>
  );
}

function linkWords({ status }: BillingInvoice): string {
  if (status === 'open') return 'Pay';
  return status === 'paid' ? 'Receipt' : 'Invoice';
}
