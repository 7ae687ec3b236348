import { Link } from '@tanstack/react-router';
import { useDocumentAddress } from './money-links.ts';

/** A document by its number, with its way there for who may see it. */
export function DocumentLink({ invoiceNo }: { invoiceNo: string }) {
  const to = useDocumentAddress();
  return to === undefined ? (
    invoiceNo
  ) : (
    <Link to={to} search={{ document: invoiceNo }}>
      {invoiceNo}
    </Link>
  );
}
