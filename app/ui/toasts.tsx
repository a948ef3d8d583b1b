import { lazy, Suspense, useEffect, useState } from "react";

import { onToastRequest, type ToastRequest } from "./toast.ts";
import { useStorageWarning } from "./use-storage-warning.ts";

/** Offline the library may not come; what was to be said is said all the same. */
const Toaster = lazy(() => import("./toaster.tsx").catch(() => ({ default: PlainToaster })));

/** The place of the notifications; loads their library when the first one is asked for. */
export function Toasts() {
  const [requests, setRequests] = useState<readonly ToastRequest[]>([]);

  useEffect(() => onToastRequest((request) => setRequests((earlier) => [...earlier, request])), []);
  useStorageWarning();

  return <Suspense fallback={null}>{requests.length > 0 && <Toaster requests={requests} />}</Suspense>;
}

function PlainToaster({ requests }: { requests: readonly ToastRequest[] }) {
  const latest = requests.at(-1);
  return (
    <p
      role="status"
      data-plain-toast=""
      className="fixed right-4 bottom-4 z-50 max-w-89 rounded-md border border-line bg-raised p-4 text-sm shadow-lg"
    >
      <span className="block font-semibold">{latest?.message}</span>
      {typeof latest?.options?.description === "string" && latest.options.description}
    </p>
  );
}
