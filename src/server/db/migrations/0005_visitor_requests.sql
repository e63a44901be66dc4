ALTER TABLE "bookings" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "request_digest" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_request_key" ON "bookings" USING btree ("website_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request_key" ON "orders" USING btree ("website_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_submissions_request_key" ON "contact_submissions" USING btree ("website_id","request_id");