export const apiReference = {
  title: 'API reference',
  back: 'Back to own systems',
  note: 'v{version}, {count, plural, one {# operation} other {# operations}}, from the running server',
  document: 'OpenAPI document',
  token: 'Token the examples are for',
  noToken: 'New token',
  list: 'Operations',
  find: 'Find an operation',
  clear: 'Clear search',
  nothing: 'No operation matches “{text}”.',
  unknown: 'There is no operation “{page}” here.',
  area: 'About the API',
  start: {
    title: 'Start here',
    authentication: 'Authentication',
    repeat: 'Repeat safely',
    errors: 'Errors and limits',
    sandbox: 'Sandbox',
  },
  page: {
    sandbox: {
      title: 'Try it in the sandbox',
      first:
        'A test token begins with ofz_, the marketplace and _test_. Whatever it calls acts on a made-up shop: a few offers and orders that nobody else sees. Every answer says so with the header Offizin-Sandbox: true.',
      second:
        'POST /sandbox/orders places a made-up order. Confirm and process it as you would a real one. Play the customer and the courier with POST /sandbox/orders/ID/events, write as the customer with POST /sandbox/orders/ID/messages, and return what was delivered with POST /sandbox/orders/ID/returns.',
      third:
        'Endpoints for tests are sent the webhooks of it. Nobody is mailed, nothing is booked and nothing appears in your figures; made-up orders are deleted after 30 days.',
    },
    authentication: {
      title: 'Authentication',
      first:
        'Every call carries a token of the shop in the Authorization header. Make one for each system on “Own systems”, with only the permissions it needs.',
      second:
        'Keep the token in an environment variable or a secret store, never in code. The examples here read it from the variable that has the token’s name.',
      third:
        'A token that is wrong, expired or revoked is answered with 401; one without the permission with 403 and the code api_token.scope.',
    },
    repeat: {
      title: 'Repeat safely',
      first:
        'Calls that change something take an Idempotency-Key: any text of 8 to 100 characters that you choose once for each act.',
      second:
        'If the answer is lost, send the same call with the same key again. You get the first answer and nothing happens twice. The same key with another body is refused with 422.',
      third:
        'Where a body has a version, send the one you read. If the order has changed since, you get 409 and read it again.',
    },
    errors: {
      title: 'Errors and limits',
      first:
        'Errors are JSON of the type application/problem+json. Decide by the field message, a stable code such as order.version_conflict; the other fields are for people.',
      second:
        'Every answer says in its RateLimit headers how many calls of the minute are left. At 429 and 503 wait for the seconds in Retry-After, then send the same call again.',
      third: 'Quote the requestId of an answer if you need help: we find the call by it.',
    },
  },
  place: {
    path: 'In the path',
    query: 'In the query',
    header: 'Headers',
    body: 'Body',
    answer: 'In the answer',
  },
  required: 'required',
  optional: 'optional',
  nullable: 'or null',
  anyToken: 'Any token',
  lacks: 'Needs {scope}; “{name}” has {scopes}',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy it. Select the text and copy it yourself.',
  copyPath: 'Copy the path',
  copyRequest: 'Copy the request',
  request: 'Request',
  language: 'Language of the example',
  variable: '{variable} is where your system keeps the token “{name}”.',
  noVariable: '{variable} is where your system keeps its token. You have none yet.',
  inSandbox: 'It’s a test token: the call acts in the sandbox.',
  testToken: '{name} …{lastFour} (test)',
  answer: 'Answer',
  status: 'Status of the answer',
  file: 'The answer is a file: {type}',
  everywhere: 'Every call may be answered with',
  dock: {
    title: 'Webhook deliveries',
    open: 'Open deliveries',
    close: 'Close deliveries',
    endpoint: 'Endpoint',
    allEndpoints: 'All endpoints',
    since: '{count} waiting since {when}',
    sendAll: 'Send all {count}',
    ask: 'Send {count} deliveries?',
    askText: 'Your system gets them all at once, oldest first. Their ids stay the same.',
    allSent: 'We’re sending {sent} now.',
    someSent: 'We’re sending {sent} now; {left} are left. Press again for the next ones.',
    none: 'No endpoints yet',
    noneText:
      'Add an endpoint on “Own systems” and we call it whenever something happens. What we sent and what your system answered appears here, for 30 days.',
    views: 'What to show',
    body: 'Body',
    headers: 'Headers',
    answer: 'Your answer',
    answerWith: 'Your answer, {status}',
    copy: 'Copy: {what}',
    noAnswer: 'Your system answered without a body.',
    notSent: 'Nothing has been sent yet.',
    bytes:
      'Set in lines to be read; Copy gives the exact bytes that were signed. Ids and states only: read the rest through the API.',
    offline: 'You’re offline. It can be sent as soon as you’re connected again.',
    about: 'About this delivery',
    attempts: 'Attempts',
    sameId: 'Send again keeps the id, so your system can tell that it’s the same event.',
  },
} as const;
