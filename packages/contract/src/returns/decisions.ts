import { limits } from '@offizin/domain/limits';
import { decisionTextMax } from '@offizin/domain/returns/return-decision';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenWriteErrors } from '../errors.ts';
import { evidenceFiles, evidenceUpload } from '../evidence.ts';
import { id, largestInteger, version } from '../scalars.ts';
import { itemDecision, oneReturn, returnDetail, returnsAccess } from './seller.ts';

const files = evidenceFiles(limits.returnEvidenceFiles);
const signedAmount = z.int().min(-largestInteger).max(largestInteger);
const words = z.string().trim().max(decisionTextMax);

const ofPerson = {
  ...returnsAccess,
  ...oneReturn,
  method: 'POST',
  idempotency: 'required',
  // The marketplace's staff would decide what the marketplace judges.
  locked: 'impersonation',
  response: returnDetail,
} as const;
const step = { ...ofPerson, token: 'returns:decide' } as const;
const stepErrors = [
  ...screenWriteErrors,
  'access.impersonation',
  'not_found',
  'return.invalid_state',
  'return.version_conflict',
] as const;

const proposalErrors = [...stepErrors, 'return.no_proposal'] as const;

/** What the shop decides about a return or claim, and what it proves with it (ORD-22). */
export const returnDecisionsApi = {
  addFile: endpoint({
    ...returnsAccess,
    ...evidenceUpload,
    path: '/returns/evidence',
    token: 'returns:decide',
    summary: 'A PDF file or a picture for a decision that is being made; one that is not sent is deleted after a day',
  }),
  open: endpoint({
    ...returnsAccess,
    method: 'POST',
    path: '/returns',
    summary: 'Begin to give something back that the customer has not asked for; what is begun already is answered',
    idempotency: 'required',
    locked: 'impersonation',
    token: 'returns:decide',
    body: z.strictObject({ orderId: id }),
    ownedIds: { body: ['orderId'] },
    response: returnDetail,
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found', 'return.not_possible'],
  }),
  drop: endpoint({
    ...step,
    path: '/returns/:returnId/drop',
    summary: 'Give nothing back after all of what the shop itself began',
    body: z.strictObject({ version }),
    errors: stepErrors,
  }),
  accept: endpoint({
    ...step,
    path: '/returns/:returnId/accept',
    summary: 'Agree that the goods come back; the customer has 14 days to send them',
    body: z.strictObject({ version }),
    errors: stepErrors,
  }),
  receive: endpoint({
    ...step,
    path: '/returns/:returnId/receive',
    summary: 'Say that the goods have arrived',
    body: z.strictObject({ version }),
    errors: stepErrors,
  }),
  decide: endpoint({
    ...step,
    path: '/returns/:returnId/decide',
    summary:
      'Give back all, a part or nothing for each item, for good; nothing for any item refuses the case; above the own limit it is a proposal to the owner',
    body: z.strictObject({
      version,
      items: z.array(itemDecision).min(1).max(limits.returnItems),
      text: words,
      files,
      /** The units that are saleable and go back into the shop's own stock. */
      restock: z
        .array(z.strictObject({ lineId: id, units: z.int().min(1).max(999) }))
        .max(limits.returnItems)
        .optional(),
      /** What the shop saw that it costs, in minor units and signed: another sum is refused. */
      total: signedAmount,
    }),
    errors: [...stepErrors, 'return.other_cost'],
  }),
  offer: endpoint({
    ...step,
    path: '/returns/:returnId/offer',
    summary: 'Offer a part while the goods stay with the customer, once in a case; the customer has 3 days',
    body: z.strictObject({ version, amount: z.int().min(1).max(largestInteger), text: words }),
    errors: stepErrors,
  }),
  acceptProposal: endpoint({
    ...ofPerson,
    path: '/returns/:returnId/accept-proposal',
    summary: 'Carry out as an owner what was proposed because it is above the limit of who decided',
    body: z.strictObject({ version, total: signedAmount }),
    errors: [...proposalErrors, 'return.other_cost', 'return.exceeds_sale'],
  }),
  sendBackProposal: endpoint({
    ...ofPerson,
    path: '/returns/:returnId/send-back-proposal',
    summary: 'Send a proposal back as an owner, with a word; the time for a decision goes on',
    body: z.strictObject({ version, text: words.min(1) }),
    errors: proposalErrors,
  }),
  withdrawProposal: endpoint({
    ...step,
    path: '/returns/:returnId/withdraw-proposal',
    summary: 'Take a proposal to the owner back; the time for a decision goes on',
    body: z.strictObject({ version }),
    errors: proposalErrors,
  }),
  withdrawOffer: endpoint({
    ...step,
    path: '/returns/:returnId/withdraw-offer',
    summary: 'Take the offer back; the time for a decision begins again',
    body: z.strictObject({ version }),
    errors: stepErrors,
  }),
  giveIn: endpoint({
    ...step,
    path: '/returns/:returnId/give-in',
    summary: 'Give back after all what is left of the case and of the order’s sale',
    body: z.strictObject({ version, total: signedAmount }),
    errors: [...stepErrors, 'return.other_cost', 'return.exceeds_sale'],
  }),
  sendEvidence: endpoint({
    ...step,
    path: '/returns/:returnId/send-evidence',
    summary: 'Send the marketplace what the shop can prove, while it has not decided',
    body: z.strictObject({ version, text: words, files: files.min(1) }),
    errors: stepErrors,
  }),
  appeal: endpoint({
    ...step,
    path: '/returns/:returnId/appeal',
    summary: 'Object to the marketplace’s decision, once and with new evidence',
    body: z.strictObject({ version, text: words.min(1), files: files.min(1) }),
    errors: stepErrors,
  }),
} as const;
