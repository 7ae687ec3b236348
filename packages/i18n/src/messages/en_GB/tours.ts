export const tours = {
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  counter: '{current} of {total}',
  ofScreen: 'Tours of this screen',
  order_card: {
    name: 'An order at a glance',
    number: {
      title: 'Number and value',
      text: 'The number on the delivery note, and the order total. A dot means nobody has opened it yet.',
    },
    customer: {
      title: 'Customer and items',
      text: 'The customer’s first name and town, and how many units you pack.',
    },
    deadline: {
      title: 'Dispatch deadline',
      text: 'Time left to dispatch, delivery type and status. Amber means under two hours, red means under thirty minutes or late.',
    },
    open: {
      title: 'Open it',
      text: 'Click the card, or press Enter on it, to see lines, address and what you can do. The arrow keys move from card to card.',
    },
  },
  new_orders_download: {
    name: 'Download new orders',
    button: {
      title: 'All new orders in one file',
      text: 'Download your newest new orders as an Excel or CSV file, one row per unit, for your own system.',
    },
  },
  my_products_launch: {
    name: 'Your products',
    search: {
      title: 'Find a product',
      text: 'Type part of the name, a national code or an EAN. Small typos are fine.',
    },
    columns: {
      title: 'Choose your columns',
      text: 'Show what you need and hide the rest. Your choice is kept in this browser.',
    },
    export: {
      title: 'Export',
      text: 'Download all products, or only those you have filtered. Large files are prepared in the background.',
    },
    price: {
      title: 'Edit prices in the table',
      text: 'Click the price, type the new one and see at once where it puts you. You can undo it for ten seconds.',
    },
  },
  offer_upload_launch: {
    name: 'Upload offers',
    type: {
      title: 'What the file changes',
      text: 'Stock and price together, or prices only. Offers that are not in the file stay as they are.',
    },
    drop: {
      title: 'Drop the file here',
      text: 'Nothing changes yet. First you see what each row would do, and you can fix errors on the spot.',
    },
    template: {
      title: 'Use the template',
      text: 'It has the right columns for your country and keeps leading zeros.',
    },
    history: {
      title: 'What you uploaded',
      text: 'Every upload with its result. An applied one can be undone for 24 hours.',
    },
  },
  sync_results_launch: {
    name: 'Sync results',
    progress: {
      title: 'Your progress',
      text: 'The share of your products that are free of red results, and the step you have reached.',
    },
    causes: {
      title: 'Why products are not on sale',
      text: 'Grouped by cause, with the number of products behind each.',
    },
    remedy: {
      title: 'Fix many at once',
      text: 'Each cause comes with a fix. The button says how many products it changes.',
    },
    feed: {
      title: 'Your stock feed',
      text: 'When it was last read, and whether it has something new.',
    },
  },
} as const;
