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
      text: 'The number as it stands on the delivery note, and what the order is worth. A dot marks an order nobody has opened yet.',
    },
    customer: {
      title: 'Who and how much',
      text: 'The customer’s first name and town, and how many units you pack.',
    },
    deadline: {
      title: 'Until when',
      text: 'The time left until dispatch, how it travels and its status. Amber means under two hours, red under thirty minutes or late.',
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
      text: 'Type a part of the name, a national code or an EAN. Small typing errors do no harm.',
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
      title: 'Change a price in place',
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
      text: 'Nothing changes yet: first you see what every row would do, and mend bad cells in place.',
    },
    template: {
      title: 'Take the template',
      text: 'It has the right columns for your country, with codes as text, so that no leading zero is lost.',
    },
    history: {
      title: 'What you uploaded',
      text: 'Every upload with its result. An applied one can be undone for 24 hours.',
    },
  },
  sync_results_launch: {
    name: 'Sync results',
    progress: {
      title: 'How far you are',
      text: 'The share of your products that are free of red results, and the step you have reached.',
    },
    causes: {
      title: 'Why products are not on sale',
      text: 'Grouped by cause, with the number of products behind each.',
    },
    remedy: {
      title: 'Mend many at once',
      text: 'Each cause offers what helps. The button says how many products it changes.',
    },
    feed: {
      title: 'Your stock feed',
      text: 'When it was last read, and whether it has something new.',
    },
  },
} as const;
