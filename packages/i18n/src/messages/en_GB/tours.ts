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
      text: 'The customer’s first name and town, and how many items to pack.',
    },
    deadline: {
      title: 'Dispatch deadline',
      text: 'Time left to dispatch, delivery type and status. Amber means under two hours, red means under thirty minutes or late.',
    },
    open: {
      title: 'Open it',
      text: 'Click the card, or press Enter on it, to see its items, the address and what you can do. Use the arrow keys to move between cards.',
    },
  },
  new_orders_download: {
    name: 'Download new orders',
    button: {
      title: 'All new orders in one file',
      text: 'Download your latest new orders as an Excel or CSV file, one row per item, for your own system.',
    },
  },
  order_desk: {
    name: 'Forty parcels before the courier comes',
    many: {
      title: 'Several at once',
      text: 'Tick orders, or press X on them, to confirm, dispatch or print them together. You have ten seconds to undo.',
    },
    pack: {
      title: 'Pack by scanner',
      text: 'Scan each pack and then the label: wrong packs are stopped, the order is dispatched and the next one comes. Press B to start.',
    },
    ship: {
      title: 'Dispatch from a list',
      text: 'Paste your courier’s list or drop its file. We match the tracking numbers to the orders, and you check them before anything is sent.',
    },
    views: {
      title: 'Save your view',
      text: 'Keep the filters you use every day, with the number of orders, for yourself or for the whole shop.',
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
      text: 'Show what you need and hide the rest. This browser remembers your choice.',
    },
    export: {
      title: 'Export',
      text: 'Download all products, or only the ones you’ve filtered. We create large files in the background.',
    },
    price: {
      title: 'Edit prices in the table',
      text: 'Click the price, type a new one and see at once how it ranks. You have ten seconds to undo it.',
    },
  },
  offer_upload_launch: {
    name: 'Upload offers',
    type: {
      title: 'What the file changes',
      text: 'Stock and price together, or prices only. Offers not in the file stay as they are.',
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
      title: 'What you’ve uploaded',
      text: 'Every upload with its result. You can revert an applied one for 24 hours.',
    },
  },
  invoices_new_reports: {
    name: 'Invoices and new reports',
    list: {
      title: 'Everything in one list',
      text: 'Invoices, credit notes and the new monthly reports, month by month with your balance.',
    },
    archive: {
      title: 'Download all of them',
      text: 'One archive for a year or for all years. We create it in the background.',
    },
    joined: {
      title: 'A month as one PDF',
      text: 'For your tax adviser: all documents of a month, with contents and bookmarks.',
    },
  },
  invoices_shipping_vat: {
    name: 'Invoices with shipping VAT',
    type: {
      title: 'Shipping VAT',
      text: 'The VAT on what customers pay for shipping has an invoice of its own each month. Its PDF lists net, rate and tax.',
    },
  },
  sync_results_launch: {
    name: 'Sync results',
    progress: {
      title: 'Your progress',
      text: 'The share of your products with no red results, and the step you’ve reached.',
    },
    causes: {
      title: 'Why products aren’t on sale',
      text: 'Grouped by cause, with the number of products behind each.',
    },
    remedy: {
      title: 'Fix many at once',
      text: 'Each cause comes with a fix. The button says how many products it changes.',
    },
    feed: {
      title: 'Your stock feed',
      text: 'When we last checked it, and whether it had anything new.',
    },
  },
  business_launch: {
    name: 'Your sales',
    figures: {
      title: 'Today beside last week',
      text: 'Today so far, compared with the same hours a week ago, and the last seven days.',
    },
    days: {
      title: 'Each day and its orders',
      text: 'The line on a bar is the same weekday a week before. In the table below, a day opens its orders.',
    },
    runningOut: {
      title: 'What runs out soon',
      text: 'How long your own stock lasts at the pace of the last four weeks. Set new stock from here.',
    },
    best: {
      title: 'What sells most',
      text: 'By units or by sales. A product opens its orders, its stock opens your offer.',
    },
  },
  performance_launch: {
    name: 'Your performance',
    status: {
      title: 'How your account is doing',
      text: 'Your account status at a glance, and the reason for it.',
    },
    cancelled: {
      title: 'Cancelled orders',
      text: 'The share of last week’s orders that were cancelled. Click a number to see its orders.',
    },
    late: { title: 'Late orders', text: 'Orders that left after their deadline, or not at all.' },
    tabs: {
      title: 'Choose what to look at',
      text: 'Switch between cancelled and late orders. The what-if slider follows.',
    },
    chart: {
      title: 'The last 12 weeks',
      text: 'How the share developed against the limits. The hatched bar is the week that’s still running.',
    },
    last: { title: 'The last period in figures', text: 'Every figure opens exactly the orders it counts.' },
  },
} as const;
