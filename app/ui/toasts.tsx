import { lazy, Suspense, useEffect, useState } from "react";

import { onToastRequest, type ToastRequest } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** The place of the notifications; loads their library when the first one is asked for. */
export function Toasts() {
  const [requests, setRequests] = useState<readonly ToastRequest[]>([]);

  useEffect(() => onToastRequest((request) => setRequests((earlier) => [...earlier, request])), []);

  return <Suspense fallback={null}>{requests.length > 0 && <Toaster requests={requests} />}</Suspense>;
}
