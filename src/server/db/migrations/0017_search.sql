DROP INDEX "bookings_website_id_waiting_idx";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_keys" integer[];--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "search_keys" integer[];--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_keys" integer[];--> statement-breakpoint
CREATE INDEX "bookings_website_id_status_idx" ON "bookings" USING btree ("website_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_website_id_during_idx" ON "bookings" USING gist ("website_id","during");--> statement-breakpoint
CREATE INDEX "bookings_search_keys_idx" ON "bookings" USING gin ("search_keys") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "bookings_unfilled_idx" ON "bookings" USING btree ("id") WHERE "bookings"."search_text" IS NULL;--> statement-breakpoint
CREATE INDEX "contact_submissions_website_id_is_read_idx" ON "contact_submissions" USING btree ("website_id","is_read","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_submissions_search_keys_idx" ON "contact_submissions" USING gin ("search_keys") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "contact_submissions_unfilled_idx" ON "contact_submissions" USING btree ("id") WHERE "contact_submissions"."search_text" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_website_id_status_idx" ON "orders" USING btree ("website_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_search_keys_idx" ON "orders" USING gin ("search_keys") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "orders_unfilled_idx" ON "orders" USING btree ("id") WHERE "orders"."search_text" IS NULL;