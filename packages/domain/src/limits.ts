import { priceRuleLimits } from './price-rules/rule-limits.ts';

/** Every limit of the product in one place; sizes in bytes, times in seconds unless the name has another unit. */
export const limits = {
  newOrdersDownload: 400,
  newOrdersDownloadLifetime: 3600,
  /** One every half minute: more than anybody packs by; a busy day does not reach it. */
  newOrdersDownloadsPerHour: 120,
  orderListPage: 50,
  orderListPageMax: 100,
  /** Up to this number the orders of a list that was narrowed are counted. */
  orderCountMax: 10_000,
  orderNumberLength: 20,
  /** Views of one list that a person saves, and as many that a shop does. */
  savedViews: 20,
  savedViewName: 40,
  /** Orders that are confirmed or sent together. */
  orderBatch: 500,
  /** For so many seconds an order that was confirmed or sent can be taken back, alone or in a batch; then others are notified. */
  orderUndo: 10,
  orderBatchesShown: 20,
  trackingListBytes: 1024 * 1024,
  /** Days before its expiry from which a pack that is scanned is asked about. */
  expiryWarningDays: 90,
  /** Of an order that are packed, or taken out, in one call. */
  packedUnitsPerCall: 500,
  /** Characters of what a scanner read, its signs between the parts included. */
  scannedLength: 200,
  /** Orders that a browser keeps for when there is no connection: the next ones due, as many as a busy day has. */
  offlineOrders: 200,
  /** How long an action waits for a connection; the server knows its key for a day longer, so that it acts once. */
  waitingActs: 6 * 24 * 3600,
  /** Rows and columns of a courier’s workbook; one that is read takes so many seconds at most. */
  trackingListRows: 5000,
  trackingListColumns: 60,
  trackingListSeconds: 10,
  trackingListsPerMinute: 20,
  orderSearchLength: 100,
  /** Fewer characters would name too many orders. */
  orderSearchPart: 3,
  offerListPage: 50,
  offerListPageMax: 100,
  facetValues: 50,
  feedInterval: 15 * 60,
  feedLongestPause: 6 * 3600,
  feedStaleAfter: 24 * 3600,
  feedFile: 20 * 1024 * 1024,
  feedSeconds: 60,
  feedRetrievalsShown: 24,
  feedRetrievalsPerHour: 12,
  feedTrialsPerHour: 20,
  feedTrialProblems: 5,
  /** In percent, but for the number of offers. */
  feedBrake: { leavingPercent: 20, leavingOffers: 20, pricePercent: 30, movePercent: 25 },
  facetValuesShown: 300,
  offerSearchLength: 3,
  offerHistory: 50,
  offerChangesPerCall: 500,
  /** Days that the chart of prices shows. */
  priceChartDays: 90,
  marketOffersShown: 100,
  ...priceRuleLimits,
  uploadFile: 5 * 1024 * 1024,
  uploadRows: 400_000,
  /** Bytes of a seller's uploads within a day, and of all that are kept; rows that its checks write within a day. */
  uploadedBytesPerDay: 100 * 1024 * 1024,
  uploadedBytes: 2 * 1024 * 1024 * 1024,
  uploadedRowsPerDay: 4_000_000,
  /** A row of a file that nobody has read yet is taken to have so many bytes: no shorter one says an article and a price. */
  uploadRowBytes: 4,
  /** Rows of one file with a value or a code that is wrong in itself; what more of them would write serves nobody. */
  uploadFaultyRows: 100_000,
  uploadHistory: 12,
  /** Corrections of applied uploads that the history shows beneath them. */
  uploadCorrectionsShown: 60,
  uploadHistoryExport: 1000,
  uploadsPerHour: 20,
  uploadRevertWindow: 24 * 3600,
  correctionsPerCall: 5000,
  /** Of one seller, for later files; the oldest go first. */
  columnsPerCall: 50,
  /** Headers of a seller's columns; of more the oldest are forgotten. */
  ownHeaders: 300,
  rememberedCorrections: 20_000,
  remediesPerCall: 5000,
  catalogueJobSeconds: 120,
  exportJobSeconds: 300,
  /** A part of an archive is closed by the file with which it gets so large. */
  exportPartBytes: 2 * 2 ** 20,
  exportLifetime: 24 * 3600,
  /** How long a file waits for others that it is to hold and that are being made, and how often it looks. */
  exportWaits: 60,
  exportAskedAgain: 3,
  /** Shops whose sets are prepared or fetched in one go. */
  accountantShops: 50,
  /** Of all exports that are kept: their term and a day. */
  exportedBytes: 1024 * 1024 * 1024,
  requestBody: 256 * 1024,
  bulkBody: 1024 * 1024,
  /** Seconds for headers, and for a body; a file gets more by its size at this many bytes a second. */
  headerSeconds: 10,
  bodySeconds: 15,
  slowestUpload: 50 * 1024,
  callsAtOncePerSeller: 4,
  callsWaitingPerSeller: 100,
  /** In a process: one compares its password while another talks to the database; the last one waits about a second. */
  signInsAtOnce: 3,
  signInsWaiting: 40,
  streamLine: 64 * 1024,
  ordersPerCall: 200,
  shipmentUpdatesPerCall: 500,
  ordersErasedPerCall: 500,
  eventsPerCall: 500,
  eventsNumberedAtOnce: 5000,
  sellerOffersPerCall: 5000,
  sellersPerCall: 500,
  systemEventsPerCall: 500,
  nesting: 20,
  sessionIdle: 8 * 3600,
  sessionAbsolute: 12 * 3600,
  rememberMe: 30 * 24 * 3600,
  signInFailuresBeforeHumanCheck: 3,
  signInFailuresBeforeWait: 5,
  signInFailuresRemembered: 3600,
  addressFailuresBeforeHumanCheck: 10,
  addressFailuresBeforeWait: 30,
  brandFailuresBeforeHumanCheck: 500,
  brandFailuresRemembered: 300,
  signInWaitMax: 15 * 60,
  /** How long a proof of who one is counts for what asks for one. */
  reauthentication: 5 * 60,
  /** How long the second factor may take after the password, and how many tries it has. */
  pendingSignIn: 5 * 60,
  secondFactorTries: 5,
  recoveryCodes: 10,
  passkeys: 20,
  passkeyName: 60,
  passkeyChallenge: 5 * 60,
  passkeyChallengesPerAddressPerMinute: 60,
  passwordCodeLifetime: 10 * 60,
  passwordCodeTries: 5,
  /** Seconds after which another code can be asked for. */
  passwordCodePause: 60,
  passwordCodesPerHour: 5,
  passwordCodesPerAddressPerHour: 20,
  passwordTriesPerAddressPerHour: 60,
  passwordsRemembered: 10,
  historyPage: 50,
  historyPageMax: 100,
  invitationsAtOnce: 10,
  invitationCallsPerDay: 30,
  invitationLifetime: 7 * 24 * 3600,
  invitationTriesPerAddressPerHour: 60,
  teamMembers: 100,
  registrationCodesPerAddressPerHour: 20,
  registrationTriesPerAddressPerHour: 60,
  registrationLinksPerHour: 5,
  registrationSavesPerHour: 300,
  registrationLicence: 5 * 1024 * 1024,
  registrationLicencesPerHour: 30,
  registrationLink: 7 * 24 * 3600,
  /** How long an abandoned registration stays, and one that was refused. */
  registrationKept: 30 * 24 * 3600,
  registrationsPerCall: 500,
  vatChecksPerHour: 20,
  /** Links to the payout provider's page; each works once. */
  payoutLinksPerHour: 20,
  /** How long a payout provider may take to answer. */
  payoutProviderSeconds: 10,
  /** How old a provider's signed message may be: they repeat for hours what was not taken, with its first time. */
  payoutMessageAge: 24 * 3600,
  /** How far a provider's clock may be ahead. */
  payoutMessageAhead: 5 * 60,
  /** Bytes of a provider's message. */
  payoutMessage: 64 * 1024,
  /** Payouts that the screen shows. */
  payoutsShown: 8,
  /** Sellers whose metrics are written in one transaction. */
  metricSellersAtOnce: 50,
  /** Orders whose bookings are counted in their tax months in one transaction. */
  taxOrdersAtOnce: 500,
  metricWeeks: 12,
  metricWeeksMax: 52,
  metricOrders: 50,
  metricOrdersMax: 100,
  /** Rows of one figure in the file of a week. */
  metricWeekRows: 100_000,
  evidenceFile: 5 * 1024 * 1024,
  evidenceFiles: 3,
  evidenceFileName: 120,
  evidencePerHour: 60,
  /** Files that a shop, or a customer, sends for one return; products of one return; returns in one portion of the list. */
  returnEvidenceFiles: 5,
  returnItems: 50,
  returnsPerPage: 50,
  /** Conversations, and returns, that an order shows. */
  afterSaleOfOrder: 20,
  /** How often something of one order is sent once more. */
  replacementsOfOrder: 50,
  /** How long the files of a return stay once it is over. */
  returnFilesKept: 183 * 24 * 3600,
  /** Returns that one run of the worker moves on whose time is over. */
  returnsAtOnce: 200,
  /** Below so many decided cases a share would say nothing. */
  returnHistoryMin: 5,
  /** How long a file waits to be sent with its dispute, and how long it stays once that is decided. */
  evidenceUnsent: 24 * 3600,
  evidenceKept: 30 * 24 * 3600,
  disputesPerCall: 100,
  /** Seconds that VIES may take, and between two tries while it does not answer. */
  vatCheckSeconds: 10,
  vatCheckPause: 30 * 60,
  signInsPerAddressPerMinute: 60,
  machineCallsPerMinute: 1200,
  searchesPerMinute: 60,
  searchFiguresPerMinute: 240,
  /** The one search asks while somebody types. */
  searchesOfAllPerMinute: 180,
  /** Typed letters from which the one search asks the server; of each kind it shows so many. */
  searchOfAllPart: 2,
  searchOfAllShown: 6,
  searchOfAllShownMax: 20,
  searchesRemembered: 8,
  exportsPerHour: 10,
  monthlySetsPerHour: 20,
  liveStreamsPerUser: 8,
  liveStreamsPerProcess: 2000,
  /** Seconds between two signs of life of a stream, and between two looks at its session. */
  liveHeartbeat: 20,
  liveEventsKept: 24 * 3600,
  /** Who missed more has to read everything again. */
  liveEventsPerRead: 200,
  /** Bytes a stream may lag behind before it is cut; its browser connects again and resumes. */
  liveBacklog: 256 * 1024,
  notificationPage: 30,
  notificationPageMax: 100,
  unreadCounted: 100,
  impersonationTokenLifetime: 60,
  impersonationSession: 15 * 60,
  impersonationRefresh: 60 * 60,
  /** Days at own stock 0 after which an offer is taken off sale. */
  outOfStockDays: 30,
  /** In cents. */
  offerPriceMax: 9_999_999,
  offerStockMax: 99_999,
  /** Parcels that wait for their couriers; a shop that leaves more prints the newest. */
  parcelsListed: 1000,
  /** Orders whose papers are one document. */
  ordersPrinted: 200,
  /** Lines of open orders that are added up for the wholesaler. */
  wholesalerLines: 2000,
  /** Seconds that a document may take to be drawn. */
  paperSeconds: 25,
  papersPerMinute: 30,
  /** Days ahead that Home mentions a public holiday. */
  holidayAheadDays: 14,
  /** Home mentions an invitation that ends within this many seconds. */
  invitationEndsSoon: 2 * 24 * 3600,
  /** Of a proposal of prices; of a seller that are open, and that are shown of those that are not. */
  priceProposalProducts: 200,
  priceProposalsOpen: 100,
  priceProposalsShown: 50,
  /** So few units that can be sold are few. */
  warehouseLowStock: 5,
  warehouseExpirySoonDays: 90,
  warehouseLongStoredDays: 180,
  warehouseUnitsMax: 999_999,
  warehouseListPage: 50,
  warehouseListPageMax: 100,
  warehouseStockPerCall: 5000,
  offersPerHandover: 5000,
  /** Of one seller, or of the operator for a brand. */
  webhooks: 5,
  webhookAddress: 500,
  webhookSeconds: 10,
  /** Bytes of an answer that are kept to be looked at. */
  webhookAnswer: 2048,
  /** How long a repeat of the call that made a secret still shows it. */
  secretRepeatedSeconds: 600,
  /** How long a call that opens its own transactions holds its key when its process is gone: longer than any such call lasts. */
  callUnendedSeconds: 120,
  /** How long a replaced secret still signs. */
  webhookOldSecret: 24 * 3600,
  /** Seconds after which an attempt that nobody ended no longer counts: its worker died. */
  webhookAttemptEnds: 30,
  webhookDeliveryPage: 50,
  webhookDeliveryPageMax: 100,
  /** How far deliveries are counted in each state: more are that many and more. */
  deliveriesCounted: 10_000,
  /** Deliveries that one call sends again. */
  deliveriesSentAtOnce: 1000,
  webhookTestsPerHour: 60,
  /** Made-up orders of a shop in the sandbox that are still to be managed, and what its customers do in an hour. */
  sandboxOrdersOpen: 200,
  sandboxOrdersPerHour: 240,
  /** Days after which a made-up order is deleted with all that belongs to it. */
  sandboxOrderDays: 30,
  /** Events that are passed on to the operator's endpoints in one transaction. */
  webhookEventsAtOnce: 500,
  /** In a worker, beside its other jobs. */
  webhooksAtOnce: 16,
  webhooksAtOncePerOperator: 4,
  /** Characters of what a shop says of itself. */
  shortDescription: 300,
  aboutShop: 2000,
  personName: 100,
  socialName: 100,
  imageFile: 5 * 1024 * 1024,
  imagePixels: 40_000_000,
  imagePixelsAcross: 20_000,
  /** How large the whole picture is kept, from which another part can be cut. */
  imageSourceAcross: 4096,
  imageSeconds: 15,
  imagesAtOnce: 2,
  imagesWaiting: 20,
  imagesPerHour: 60,
  /** Bytes of all files of a seller, also of those that nothing shows yet. */
  filesPerSeller: 100 * 1024 * 1024,
  /** Seconds until the files of a replaced picture are deleted: pages that show it may be open. */
  replacedFileKept: 3600,
  /** How long a name of an own system's address is waited for when it is given. */
  webhookNameMilliseconds: 1500,
  addressesFound: 6,
  addressSearchesPerHour: 120,
  addressLookupSeconds: 4,
  /** Characters of a legal document that is written in the portal, and of a file's name. */
  legalText: 60_000,
  legalFileName: 120,
  legalFile: 5 * 1024 * 1024,
  /** What the objects of such a file may unfold to. */
  legalFileUnfolded: 32 * 1024 * 1024,
  legalFilesPerHour: 30,
  /** Seconds between two looks at a link, and while it does not answer. */
  legalLinkPause: 6 * 3600,
  legalLinkSilentPause: 1800,
  legalLinkSeconds: 10,
  /** Of one address. */
  publicVisitsPerMinute: 240,
  measurementsPerAddressPerMinute: 60,
  visitorsCounted: 20_000,
  /** Seconds for which caches between may pass a public page on. */
  publicPageKept: 10,
  invoiceLines: 200,
  invoiceQuantity: 1_000_000,
  /** In minor units: a line stays within what numbers hold exactly. */
  invoicePrice: 1_000_000_000,
  /** In minor units, all lines without their signs: its VAT is worked out within what numbers hold exactly. */
  invoiceAmount: 1_000_000_000_000,
  /** Bytes of a document, and characters of its base64. */
  invoicePdf: 700 * 1024,
  invoicePdfText: 960 * 1024,
  invoicePage: 50,
  invoicePageMax: 100,
  /** Days after its issue that a document is news. */
  invoiceNewsDays: 14,
  /** Seconds that the files of one document may take. */
  invoiceFilesSeconds: 60,
  /** Documents that came longer ago and have no files are not waited for. */
  invoiceFilesSoon: 3600,
  /** Days after which nobody is told any more what became of a payout. */
  payoutNewsDays: 14,
  /** Months before the portal that a seller's reports go back to, and what one of them may hold. */
  monthsBefore: 240,
  ordersBefore: 100_000_000,
  shippingRates: 200,
  /** Lines of one order. */
  ledgerLines: 200,
  ledgerEntriesPerCall: 500,
  /** Postings beside orders, with one document and in one call. */
  documentPostings: 20,
  /** Postings without a payout that the ledger lists; there are a few each month. */
  openPostingsShown: 50,
  postingsPerCall: 200,
  payoutOrdersPage: 50,
  payoutPage: 50,
  ledgerPage: 50,
  ledgerPageMax: 100,
  /** Characters of a reply and of a note; what a customer writes may be longer. */
  messageText: 2000,
  customerText: 5000,
  messageFiles: 5,
  messageFile: 5 * 1024 * 1024,
  messageFileName: 120,
  messageFilesPerHour: 120,
  conversationPage: 50,
  conversationPageMax: 100,
  /** The newest of one conversation. */
  messagesShown: 200,
  conversationsCounted: 10_000,
  conversationSearch: 100,
  /** Of one language of a shop. */
  messageTemplates: 50,
  messageTemplateName: 40,
  /** Seconds for which somebody who saved a draft is writing. */
  messageWriting: 30,
  tokens: 20,
  revokedTokensShown: 50,
  tokenCallsPerMinute: 300,
  wrongTokensPerAddressPerMinute: 60,
} as const;
