import { invoiceFilesTask } from './modules/invoices/seller/files-task.ts';
import { makeFiles } from './modules/invoices/seller/make-files.ts';
import { serve, serveTasks } from './platform/threads/serve-tasks.ts';

serveTasks([serve(invoiceFilesTask, (task) => makeFiles(task))]);
